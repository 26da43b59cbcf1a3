import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '#web/features/pricing/api/list-plans.ts'
import { HomePage } from '../components/home-page.tsx'

export function Screen() {
  const { data } = useQuery(plansQuery)
  return <HomePage plans={data ?? []} />
}
