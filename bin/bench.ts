import { fork } from 'node:child_process'
import { join } from 'node:path'
import { readOptions } from '#lib/read-options.ts'
import { benches } from '#test/bench/benches.ts'
import type { Figure } from '#test/bench/figure.ts'

const { values, positionals } = readOptions({
  options: { verbose: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !benches[name])
if (unknown.length > 0) {
  console.error(
    `There is no benchmark named "${unknown.join('", "')}". The benchmarks are: ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}

const names = positionals.length > 0 ? positionals : Object.keys(benches)
for (const name of names) {
  console.log(`\n${name}`)
  try {
    print(await run(name))
  } catch (error) {
    console.log(`  ✗ could not be measured: ${(error as Error).message}`)
  }
}

/** Runs in its own process, so that no bench warms up or burdens another. */
function run(name: string): Promise<Figure[]> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, '../test/bench/run-bench.ts')
    const child = fork(script, [name, values.verbose ? 'verbose' : ''], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    child.once('message', (figures) => resolve(figures as Figure[]))
    child.once('exit', (code) => reject(new Error(`the bench ended with code ${code}`)))
  })
}

function print(figures: Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  const valueWidth = Math.max(...figures.map(({ value }) => value.length))
  for (const { name, value, target, met, detail } of figures) {
    const mark = met === undefined ? ' ' : met ? '✓' : '✗'
    console.log(`  ${mark} ${name.padEnd(width)}  ${value.padStart(valueWidth)}  ${target}`.trimEnd())
    for (const line of detail ?? []) console.log(`      ${line}`)
  }
}
