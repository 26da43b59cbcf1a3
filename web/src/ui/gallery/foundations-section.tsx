import { Wordmark } from '../wordmark.tsx'
import { Specimen } from './specimen.tsx'

const swatches = [
  ['ground', 'bg-ground'],
  ['panel', 'bg-panel'],
  ['raised', 'bg-raised'],
  ['well', 'bg-well'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['faint', 'bg-faint'],
  ['dim', 'bg-dim'],
  ['ink', 'bg-ink'],
  ['signal', 'bg-signal'],
  ['signal-ink', 'bg-signal-ink'],
  ['signal-soft', 'bg-signal-soft'],
  ['clip', 'bg-clip'],
  ['clip-ink', 'bg-clip-ink'],
  ['danger', 'bg-danger'],
  ['ok', 'bg-ok'],
  ['ok-ink', 'bg-ok-ink'],
  ['info-ink', 'bg-info-ink'],
] as const

export function FoundationsSection() {
  return (
    <>
      <Specimen
        name="Wordmark"
        use="The name with its mark, the impedance of a ported box; the mark alone where there is no room."
      >
        {() => (
          <div className="flex flex-wrap items-center gap-8">
            <Wordmark />
            <Wordmark markOnly className="text-4xl" />
          </div>
        )}
      </Specimen>
      <Specimen
        name="Color"
        use="Surfaces are quiet so that amber means something: signal is for what is live or next, clip only for what is over the limit."
      >
        {() => (
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
            {swatches.map(([name, fill]) => (
              <li key={name} className="text-xs text-dim">
                <span className={`mb-1 block h-10 border border-edge ${fill}`} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen
        name="Type"
        use="One variable family, Archivo: wide for headlines, normal for reading, narrow with tabular figures for readouts, spaced capitals for panel labels."
      >
        {() => (
          <div className="grid gap-3">
            <p className="wide text-4xl">Ported</p>
            <p className="wide text-3xl">Post the number</p>
            <p className="wide text-2xl">Finals, lane two</p>
            <p className="text-xl font-semibold">Trunk 3, street class</p>
            <p className="text-lg">A lead paragraph says what the page is for.</p>
            <p>Body text is 16 px and no wider than it is comfortable to read.</p>
            <p className="text-sm text-dim">Small text explains controls and dates.</p>
            <p className="label">Panel label</p>
            <p className="readout text-2xl">151.8 dB · 32.0 Hz · 1.11 Ω · 0123456789</p>
          </div>
        )}
      </Specimen>
    </>
  )
}
