#!/usr/bin/env node
/** The package's command: the mock server, the check of a server, and the comparison of two documents. */

const help = `vending-api-kit <command> [options]

  mock                   starts the mock server on http://localhost:4010
  check URL              checks the server at URL against the document
  diff [OLD [NEW]]       compares two documents (JSON); the exit code is 1 for a breaking change without a major
                         version. Default: the released document, and this package's

  mock --help, check --help  list the options of these commands
`

/** The modules load on demand, because the mock server takes half a second. */
const commands: Record<string, (args: string[]) => Promise<unknown>> = {
  mock: () => import('../mock-server/main.ts'),
  diff: () => import('../tests/contract/breaking/main.ts'),
  check: async ([url = '--help', ...rest]) => {
    const { checkHelp, readOptions } = await import('../tests/contract/guard/options.ts')
    if (url.startsWith('-')) return console.log(checkHelp)
    const options = readOptions(['--target', url, ...rest])
    const { checkServer } = await import('../tests/contract/guard/check.ts')
    return checkServer(options.target ?? url, options)
  },
}

const [name = ''] = process.argv.splice(2, 1)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) {
  // `mock` and `diff` read the command line themselves.
  await command(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 2
  })
} else {
  console.log(help)
  process.exitCode = name === '' || name === '--help' ? 0 : 2
}
