import { useQuery } from '@tanstack/react-query'
import { siteName } from '#shared/site-name.ts'
import { sheetPlansQuery } from '../api/list-sheet-plans.ts'
import { HomePage } from '../components/home-page.tsx'

export const title = siteName

export function Screen() {
  const { data } = useQuery(sheetPlansQuery)
  return <HomePage plans={data ?? []} />
}
