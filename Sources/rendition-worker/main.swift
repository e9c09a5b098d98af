import Conversion
import ImageConverters

WorkerHost.run(converters: ImageConverters.all)
