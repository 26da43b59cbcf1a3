import { SplCalculator } from '../components/spl-calculator.tsx'

export const title = 'SPL calculator'

export function Screen() {
  return <SplCalculator title={title} />
}
