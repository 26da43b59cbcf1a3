import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dollars } from '#shared/platform/money/dollars.ts'
import { getPlatformFigures } from '#shared/platform/platform-figures/contract.ts'
import { Change } from '#web/charts/change.tsx'
import { Sparkline } from '#web/charts/sparkline.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { cx } from '#web/ui/cx.ts'
import { compareMonths } from './compare-months.ts'

const figuresQuery = query('platform-figures', getPlatformFigures, {}, { staleTime: 10_000 })

const inWords = (count: number) => count.toLocaleString('en-US')

const tiles = [
  { of: 'revenue', label: 'Revenue', to: '/admin/billing?tab=overview', words: dollars },
  { of: 'members', label: 'New members', to: '/admin/users', words: inWords },
  { of: 'entries', label: 'Event entries', to: '/admin/events', words: inWords },
  { of: 'results', label: 'Verified results', to: '/admin/competition-results', words: inWords },
] as const

/** The last thirty days in four figures, each with its course and its change. Their places are there from the start. */
export function FigureTiles() {
  const { data, error, isFetching, refetch } = useQuery(figuresQuery)
  if (error && !data)
    return (
      <QueryFailure
        title="The numbers did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <section className="grid gap-2">
      <h2 className="text-sm text-dim">Last 30 days, compared with the 30 days before</h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(({ of, label, to, words }) => (
          <Link key={of} to={to} className="rounded-md">
            <FigureTile label={label} days={data?.[of]} words={words} isMain={of === 'revenue'} />
          </Link>
        ))}
      </div>
    </section>
  )
}

type FigureTileProps = {
  label: string
  days: readonly number[] | undefined
  words: (count: number) => string
  isMain: boolean
}

function FigureTile({ label, days, words, isMain }: FigureTileProps) {
  const compared = days && compareMonths(days)
  return (
    <div className="display h-full px-4 py-3 max-sm:px-3">
      <p className="label text-faint">{label}</p>
      <p className={cx('readout mt-1 text-2xl', isMain && 'text-signal-ink')}>
        {compared ? words(compared.now) : '…'}
      </p>
      <p className="mt-0.5 mb-2 min-h-5 text-xs text-dim">
        {compared ? <Change now={compared.now} before={compared.before} isGain /> : '…'}
      </p>
      <div className="h-8">
        {compared && (
          <Sparkline
            values={compared.last}
            label={`${words(Math.min(...compared.last))} to ${words(Math.max(...compared.last))} a day; ${words(compared.before)} in the 30 days before`}
          />
        )}
      </div>
    </div>
  )
}
