import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'

const lanes = [
  { lane: 1, entry: 'Street, run 1', reading: '138.2', unit: 'dB', state: 'Scored', tone: 'text-ok-ink' },
  {
    lane: 2,
    entry: 'Trunk, run 2',
    reading: '149.6',
    unit: 'dB',
    state: 'Verifying',
    tone: 'text-info-ink',
  },
  { lane: 3, entry: 'Wall, run 1', reading: '– – –', unit: 'dB', state: 'Metering', tone: 'text-clip-ink' },
  { lane: 4, entry: 'Sound quality', reading: '– –', unit: 'pts', state: 'Staging', tone: 'text-dim' },
]

/** The board above the lanes in the middle of a show. */
export function LaneBoard() {
  return (
    <Panel title="Lanes, now" aside={<span className="label text-faint">Example</span>} screws>
      <ul className="display divide-y divide-line">
        {lanes.map(({ lane, entry, reading, unit, state, tone }) => (
          <li
            key={lane}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3.5"
          >
            <span className="readout text-2xl text-faint">
              <span className="sr-only">Lane </span>
              {lane}
            </span>
            <span>
              <span className="block font-semibold">{entry}</span>
              <span className={cx('label block', tone)}>{state}</span>
            </span>
            <span className="readout text-2xl">
              {reading}
              <span className="ml-1 text-sm text-dim">{unit}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
