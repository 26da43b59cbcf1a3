import { testOrganizationNews } from '#shared/newsletter/organization-news/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useShowNews } from '../api/use-show-news.ts'
import type { NamedNews, NewsSaver } from './use-news-saver.ts'

type TestButtonProps = { params: NamedNews; saver: NewsSaver }

/** Sends what is written to one’s own address. */
export function TestButton({ params, saver }: TestButtonProps) {
  const { email } = useMe()
  const show = useShowNews(params)
  const test = useCommand({
    send: async (_: undefined, idempotencyKey) => {
      await saver.flushed()
      return call(testOrganizationNews, { params }, { idempotencyKey })
    },
    onDone: async (answer) => {
      saver.learn(answer)
      show(answer)
    },
  })
  return (
    <Button
      data-own
      busy={test.isPending}
      busyText="Sending..."
      onClick={() =>
        test.mutate(undefined, {
          onSuccess: () => toast.success(`Test sent to ${email}`),
          onError: toastFailure,
        })
      }
    >
      Send a test to yourself
    </Button>
  )
}
