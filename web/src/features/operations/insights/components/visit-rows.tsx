import type { VisitReport } from '#shared/operations/insights/analytics-report.ts'
import { countedEvents } from '#shared/operations/insights/counted-event.ts'
import { ownScreens } from '#web/features/content/search/api/own-screens.ts'
import { pageTitleFor } from '#web/lib/analytics/page-titles.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { ComparedRow } from './compared-panel.tsx'
import { detailWords } from './detail-words.ts'

const counts = ({ count, before }: { count: number; before: number }) => ({ now: count, before })

const titleOf = (path: string) =>
  pageTitleFor(path, ownScreens.find((screen) => screen.path === path)?.title ?? '')

export const pageRows = ({ pages }: VisitReport): ComparedRow[] =>
  pages.map((page) => {
    const { path } = page
    const title = titleOf(path)
    return {
      id: path,
      cell: (
        <>
          {title && <span className="block font-semibold">{title}</span>}
          <PageAddress path={path} />
        </>
      ),
      cells: [title, path],
      ...counts(page),
    }
  })

/** A pattern stands for many pages, so it leads to none. */
const PageAddress = ({ path }: { path: string }) => (
  <span className="text-sm wrap-anywhere text-dim">
    {path.includes(':') ? path : <TextLink to={path}>{path}</TextLink>}
  </span>
)

const noSource = 'Direct or unknown'

export const sourceRows = ({ sources }: VisitReport): ComparedRow[] =>
  sources.map((source) => {
    const host = source.host || noSource
    return {
      id: host,
      cell: <span className="wrap-anywhere">{host}</span>,
      cells: [host],
      ...counts(source),
    }
  })

/** Each event, and below it what it says beside its page. */
export const eventRows = ({ events }: VisitReport): ComparedRow[] =>
  events.flatMap((event) => {
    if (event.count === 0 && event.before === 0) return []
    const { name } = countedEvents[event.name]
    return [
      {
        id: event.name,
        cell: <span className="font-semibold">{name}</span>,
        cells: [name, ''],
        ...counts(event),
      },
      ...event.details.map((one) => {
        const words = detailWords(event.name, one.detail)
        return {
          id: `${event.name} ${one.detail}`,
          cell: <span className="pl-4 wrap-anywhere">{words}</span>,
          cells: [name, words],
          ...counts(one),
        }
      }),
    ]
  })
