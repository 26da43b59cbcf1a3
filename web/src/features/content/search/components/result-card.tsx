import { CalendarDays, MapPin, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { markedParts } from '#shared/content/search/marked-parts.ts'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { safePath } from '#web/lib/safe-path.ts'
import { ResultPicture } from './result-picture.tsx'
import { kindName } from './type-names.ts'

/** One result. The whole card links to it. */
export function ResultCard({ result, query }: { result: SearchResult; query: string }) {
  const { type, title, description, url, location, date, price, rating, category, tags } = result
  // A member’s description is the place and the membership, which have their own lines.
  const { contact, companyName = '' } = result.metadata
  const text = type === 'user' ? (contact ?? companyName) : description
  return (
    <li className="panel relative flex gap-4 p-4 [transition:background-color_150ms,border-color_150ms] hover:border-edge hover:bg-raised">
      <ResultPicture result={result} isLarge />
      <div className="grid min-w-0 grow content-start gap-1">
        <p className="label text-dim">{kindName(result)}</p>
        <h2 className="text-lg font-semibold">
          <Link discover="none" to={safePath(url)} className="after:absolute after:inset-0 hover:underline">
            <MarkedText text={title} query={query} />
          </Link>
        </h2>
        {text && (
          <p className="max-w-4xl text-pretty text-dim">
            <MarkedText text={text} query={query} />
          </p>
        )}
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-dim">
          {type === 'user' && category && <Detail>{category}</Detail>}
          {date && (
            <Detail icon={<CalendarDays aria-hidden="true" className="size-4" />}>{utcDay(date)}</Detail>
          )}
          {location && <Detail icon={<MapPin aria-hidden="true" className="size-4" />}>{location}</Detail>}
          {price && <Detail>{priceWords(result)}</Detail>}
          {rating !== undefined && (
            <Detail icon={<Star aria-hidden="true" className="size-4" />}>
              <span className="sr-only">Rated </span>
              {rating.toFixed(1)}
              <span className="sr-only"> of 5</span>
            </Detail>
          )}
          {tags.map((tag) => (
            <Detail key={tag}>{tag}</Detail>
          ))}
        </ul>
      </div>
    </li>
  )
}

const Detail = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    {icon}
    <span className="readout">{children}</span>
  </li>
)

function priceWords({ price, metadata }: SearchResult): string {
  if (!price || price.amountCents === 0) return 'Free'
  return `${dollars(price.amountCents)}${metadata.billingPeriod === 'monthly' ? ' a month' : ''}`
}

/** A text in which the search terms are marked. */
function MarkedText({ text, query }: { text: string; query: string }) {
  let at = 0
  return markedParts(text, query).map((part) => {
    const key = at
    at += part.text.length
    return part.marked ? (
      <mark key={key} className="bg-line font-semibold text-ink">
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    )
  })
}
