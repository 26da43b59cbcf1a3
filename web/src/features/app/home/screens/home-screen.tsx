import '../home.css'
import { useQuery } from '@tanstack/react-query'
import { siteName } from '#shared/site-name.ts'
import { featuredBoardQuery, nextEventsQuery, sheetPlansQuery } from '../api/home-queries.ts'
import { HomePage } from '../components/home-page.tsx'

export const title = siteName

export function Screen() {
  const plans = useQuery(sheetPlansQuery)
  const events = useQuery(nextEventsQuery)
  const board = useQuery(featuredBoardQuery)
  return <HomePage plans={plans.data ?? []} events={events.data ?? []} board={board.data} />
}
