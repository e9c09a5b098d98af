Convert.main()
