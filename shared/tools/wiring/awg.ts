/** The gauges that cables of cars come in, thinnest first. */
export const awgGauges = [
  '18',
  '16',
  '14',
  '12',
  '10',
  '8',
  '6',
  '4',
  '2',
  '1',
  '1/0',
  '2/0',
  '3/0',
  '4/0',
] as const

export type Awg = (typeof awgGauges)[number]

/** 1/0 counts as 0, 2/0 as -1 and so on. */
function numberOf(gauge: Awg): number {
  const [number, zero] = gauge.split('/')
  return zero === undefined ? Number(number) : 1 - Number(number)
}

const areaOf = (gauge: Awg): number => {
  const diameter = 0.127e-3 * 92 ** ((36 - numberOf(gauge)) / 39)
  return (Math.PI * diameter ** 2) / 4
}
// A diagram asks for them thousands of times with each change.
const areas = new Map(awgGauges.map((gauge) => [gauge, areaOf(gauge)]))

/** Area of the conductor, m²: d = 0.127·92^((36−n)/39) mm (ASTM B258). */
export const awgArea = (gauge: Awg): number => areas.get(gauge) as number
