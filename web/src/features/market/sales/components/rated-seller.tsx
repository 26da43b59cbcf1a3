import { useInfiniteQuery } from '@tanstack/react-query'
import { feedbackQuery } from '../api/sale-queries.ts'
import { SellerFeedback } from './seller-feedback.tsx'

/** What others say of a member after sales; nothing where no one has said anything. */
export function RatedSeller({ userId }: { userId: string }) {
  const pages = useInfiniteQuery(feedbackQuery(userId))
  const isRated = pages.data?.pages.some(({ items }) => items.length > 0)
  return isRated ? <SellerFeedback userId={userId} /> : null
}
