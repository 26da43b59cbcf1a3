import { useQueryClient } from '@tanstack/react-query'

/** Reads every list of promo codes again. */
export function useRefreshPromoCodes() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['promo-codes'] })
}
