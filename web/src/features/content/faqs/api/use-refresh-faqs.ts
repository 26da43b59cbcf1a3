import { useQueryClient } from '@tanstack/react-query'

/** Reads every list of questions again. */
export function useRefreshFaqs() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['faqs'] })
}
