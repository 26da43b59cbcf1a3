import { benches } from './benches.ts'

const [name = '', verbose] = process.argv.slice(2)
const bench = await benches[name]?.()
process.send?.(await bench?.({ verbose: verbose === 'verbose' }))
process.disconnect?.()
