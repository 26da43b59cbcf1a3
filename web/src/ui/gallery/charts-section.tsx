import { Chart } from '#web/charts/chart.tsx'
import { ScorePlot } from '#web/charts/score-plot.tsx'
import { Sparkline } from '#web/charts/sparkline.tsx'
import { Specimen } from './specimen.tsx'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`
const decibels = (value: number) => `${value.toFixed(1)} dB`

const revenue = [{ name: 'Revenue', values: [1240, 1380, 1310, 1720, 1980, 2240, 2190, 2480] }]
const levels = [
  { name: 'Sealed', values: [141.2, 143.8, 144.1, 146.3, 146.9, 148.2, 148.8, 149.3] },
  { name: 'Ported', values: [144.6, 145.2, 147.9, 148.4, 149.6, 150.1, 151.2, 151.8] },
]

const shows = [
  { id: 'a', on: '2026-04-18', value: 142.3, shown: '142.30', event: 'Spring Opener' },
  { id: 'b', on: '2026-06-06', value: 145.1, shown: '145.10', event: 'Lot Run' },
  { id: 'c', on: '2026-08-22', value: 148.62, shown: '148.62', event: 'Night of Pressure' },
  { id: 'd', on: '2026-10-17', value: 147.9, shown: '147.90', event: 'Season Closer' },
]

export const ChartsSection = () => (
  <>
    <ChartSpecimen />
    <Specimen
      name="Score plot"
      use="Shows a competitor’s scores in a class over time, and marks the best one."
    >
      {(theme) => <ScorePlot title={`Street 1, ${theme}`} unit="dB" betterIs="more" scores={shows} />}
    </Specimen>
    <Specimen name="Sparkline" use="Shows the course of one figure beside it.">
      {() => (
        <div className="max-w-40">
          <Sparkline values={shows.map(({ value }) => value)} label="142.30 to 147.90 dB over 4 shows" />
        </div>
      )}
    </Specimen>
  </>
)

function ChartSpecimen() {
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
