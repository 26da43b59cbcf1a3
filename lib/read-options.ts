import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The arguments of a command. It refuses unknown ones in one line, before it has done anything. */
export function readOptions<C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
