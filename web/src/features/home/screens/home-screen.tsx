import { useQuery } from '@tanstack/react-query'
import { sheetPlansQuery } from '../api/list-sheet-plans.ts'
import { HomePage } from '../components/home-page.tsx'

export function Screen() {
  const { data } = useQuery(sheetPlansQuery)
  return <HomePage plans={data ?? []} />
}
