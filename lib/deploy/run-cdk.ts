import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { DeployError } from './aws-query.ts'

const root = join(import.meta.dirname, '../..')

/** Runs the CDK's own command line with this project's Node. */
export async function runCdk(...args: string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/aws-cdk/bin/cdk'), ...args, '--no-notices'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
    },
  )
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new DeployError(`cdk ${args[0]} failed.`)
}

/** Deploys without questions; elsewhere than on AWS without change sets, which few endpoints keep as AWS does. */
export const deployStacks = (...args: string[]): Promise<void> =>
  runCdk(
    'deploy',
    '--require-approval',
    'never',
    ...(process.env.AWS_ENDPOINT_URL ? ['--method', 'direct'] : []),
    ...args,
  )

/**
 * The setting of a deployment with this name: by `-c name=…` among the arguments, otherwise by `context` in cdk.json.
 */
export function contextOf(
  args: readonly string[],
  name: string,
  file: Record<string, unknown> = contextOfFile(),
): string | undefined {
  const given = args.findLast(
    (arg, index) => arg.startsWith(`${name}=`) && /^(-c|--context)$/.test(args[index - 1] ?? ''),
  )
  const value = given === undefined ? file[name] : given.slice(name.length + 1)
  return value === undefined ? undefined : String(value)
}

/** In the order of the CDK: the command line wins over the file. */
function contextOfFile(): Record<string, unknown> {
  const { context = {} } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'))
  return context
}

/** Ends a command that failed in a way we know with one line, and any other with its whole story. */
export function fail(error: unknown): never {
  if (!(error instanceof DeployError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
