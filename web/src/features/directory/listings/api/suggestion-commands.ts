import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import {
  type SuggestedListing,
  suggestListing,
  suggestListingAsMember,
  withdrawSuggestedListing,
} from '#shared/directory/listings/own-contract.ts'
import { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export type SuggestionInput = SuggestedListing &
  Partial<Pick<z.infer<(typeof suggestListing)['body']>, 'yourEmail' | 'captchaToken'>>

/** Sends the form once, however often it is tried: members as themselves, visitors with their address and a proof. */
export function useSuggestListing(isMember: boolean) {
  const queryClient = useQueryClient()
  const [keys] = useState(() => attemptKeys())
  return useMutation<void, Error, SuggestionInput>({
    networkMode: 'always',
    mutationFn: async ({ yourEmail = '', captchaToken = '', ...fields }) => {
      if (isMember)
        await call(suggestListingAsMember, { body: fields }, { idempotencyKey: keys.keyFor(fields) })
      else
        await call(
          suggestListing,
          { body: { ...fields, yourEmail, captchaToken } },
          { idempotencyKey: keys.keyFor({ ...fields, yourEmail }) },
        )
    },
    onSuccess: () => {
      keys.settle()
      return queryClient.invalidateQueries({ queryKey: ['listings'] })
    },
  })
}

/** Takes a visitor’s suggestion back by the secret of its link. */
export const useTakeBack = (onTakenBack: () => void) =>
  useCommand({
    send: ({ handle }: { handle: string }) => call(withdrawSuggestedListing, { body: { handle } }),
    onDone: async () => onTakenBack(),
  })
