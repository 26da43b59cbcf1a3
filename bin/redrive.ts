import { redrive } from '#lib/deploy/redrive/redrive.ts'
import { fail } from '#lib/deploy/run-cdk.ts'

/** Gives a function back what it could not handle, once the cause is fixed. */
async function run(name = ''): Promise<void> {
  const { given, kept } = await redrive(name, console.log)
  console.log(`${given} resent, ${kept} kept.`)
  if (kept > 0) process.exitCode = 1
}

await run(process.argv[2]).catch(fail)
