// Turns types.txt into the C tables and the statics of UTType.
try GenerateTypeTables.run(arguments: Array(CommandLine.arguments.dropFirst()))
