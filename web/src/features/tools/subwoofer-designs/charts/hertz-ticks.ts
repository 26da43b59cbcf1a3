const decades = [10, 20, 30, 50, 100, 200, 300, 500]
const between = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500]
const steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]
const mostSteps = 8

/** The frequencies with a line: 10-20-30-50-100 for a wide stretch, and finer the narrower it is. */
export function hertzTicks(from: number, to: number): number[] {
  const inside = (ticks: readonly number[]) => ticks.filter((hz) => hz >= from * 0.999 && hz <= to * 1.001)
  if (to / from > 5) return inside(decades)
  if (to / from > 1.8) return inside(between)
  const step = steps.find((one) => (to - from) / one <= mostSteps) ?? 50
  const first = Math.ceil(from / step - 1e-9)
  const count = Math.floor(to / step + 1e-9) - first + 1
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toFixed(2)))
}
