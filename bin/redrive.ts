import { listDeadLetters, redrive } from '#lib/deploy/redrive/redrive.ts'
import { fail } from '#lib/deploy/run-cdk.ts'
import { askToRedrive, listLettersOnLaptop } from '#lib/local/dead-letters/ask-for-dead-letters.ts'
import { readPort } from '#lib/local/gateway/read-port.ts'
import { readOptions } from '#lib/read-options.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    /** The platform of this machine instead of the deployment. */
    local: { type: 'boolean', default: false },
  },
})

/** Gives a function back what it could not handle, once the cause is fixed; without a name, says what waits. */
async function run([name]: string[]): Promise<void> {
  const say = (line: string) => console.log(line)
  const port = () => readPort(process.env.PORT)
  if (!name) return values.local ? listLettersOnLaptop(port(), say) : listDeadLetters(say)
  const { given, kept } = await (values.local ? askToRedrive(port(), name, say) : redrive(name, say))
  console.log(`${given} resent, ${kept} kept.`)
  if (kept > 0) process.exitCode = 1
}

await run(positionals).catch(fail)
