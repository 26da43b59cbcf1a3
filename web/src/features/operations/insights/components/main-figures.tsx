import { Link } from 'react-router-dom'
import { Change } from '#web/charts/change.tsx'
import { Sparkline } from '#web/charts/sparkline.tsx'
import { cx } from '#web/ui/cx.ts'
import { compared, spansOf } from './compared.ts'
import { figureWords, type ShownFigure } from './shown-figure.ts'

export type MainFigure = {
  label: string
  /** The address of its panel. */
  to: string
  /** Not there until it has loaded. */
  figure: ShownFigure | undefined
  /** Stands in place of a figure that is not counted. */
  instead?: string
}

/** The figures that people come for, each with its course; each leads to its panel. Their places are there from the start. */
export const MainFigures = ({ figures }: { figures: readonly MainFigure[] }) => (
  <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    {figures.map(({ label, to, figure, instead }, at) => (
      <Link key={label} to={to} replace preventScrollReset discover="none" className="rounded-md">
        <div className="display h-full px-4 py-3 max-sm:px-3">
          <p className="label text-faint">{label}</p>
          {figure && !instead ? (
            <Figure figure={figure} isMain={at === 0} />
          ) : (
            <>
              <p className="readout mt-1 text-2xl">{instead ? '–' : '…'}</p>
              <p className="mt-0.5 mb-2 min-h-5 text-xs text-dim">{instead ?? '…'}</p>
              <div className="h-8" />
            </>
          )}
        </div>
      </Link>
    ))}
  </div>
)

function Figure({ figure, isMain }: { figure: ShownFigure; isMain: boolean }) {
  const words = figureWords(figure)
  const { now } = spansOf(figure.values)
  const sums = compared(figure.values)
  return (
    <>
      <p className={cx('readout mt-1 text-2xl', isMain && 'text-signal-ink')}>{words(sums.now)}</p>
      <p className="mt-0.5 mb-2 min-h-5 text-xs text-dim">
        <Change {...sums} isGain />
      </p>
      <div className="h-8">
        <Sparkline values={now} label={`${words(Math.min(...now))} to ${words(Math.max(...now))} a day`} />
      </div>
    </>
  )
}
