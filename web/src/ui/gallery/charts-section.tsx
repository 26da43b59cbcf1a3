import { Chart } from '#web/charts/chart.tsx'
import { Specimen } from './specimen.tsx'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`
const decibels = (value: number) => `${value.toFixed(1)} dB`

const revenue = [{ name: 'Revenue', values: [1240, 1380, 1310, 1720, 1980, 2240, 2190, 2480] }]
const levels = [
  { name: 'Sealed', values: [141.2, 143.8, 144.1, 146.3, 146.9, 148.2, 148.8, 149.3] },
  { name: 'Ported', values: [144.6, 145.2, 147.9, 148.4, 149.6, 150.1, 151.2, 151.8] },
]

export function ChartsSection() {
  return (
    <Specimen name="Chart" use="Shows how figures change over time. A table below it has the same figures.">
      {(theme) => (
        <div className="grid gap-8">
          <Chart
            title={`Revenue by month, ${theme}`}
            kind="bars"
            step="Month"
            steps={months}
            series={revenue}
            format={dollars}
          />
          <Chart
            title={`Best run by month, ${theme}`}
            kind="line"
            step="Month"
            steps={months}
            series={levels}
            format={decibels}
          />
        </div>
      )}
    </Specimen>
  )
}
