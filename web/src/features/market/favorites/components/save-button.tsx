import { Heart } from 'lucide-react'
import { type ItemId, itemPath } from '#shared/market/market-items/named-item.ts'
import { loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { useSave } from '../api/use-save.ts'

type SaveButtonProps = {
  itemId: ItemId
  isSaved: boolean
  size?: 'sm' | 'md'
}

/** Keeps an item in the list of the member, who then hears when its price drops. */
export function SaveButton({ itemId, isSaved, size = 'sm' }: SaveButtonProps) {
  const session = useSession()
  const save = useSave(itemId)
  // Between the press and the cache there is the mutation, whose wish is shown at once.
  const shown = save.isPending ? save.variables : isSaved
  if (session.status !== 'signed-in')
    return (
      <ButtonLink size={size} to={loginPath(itemPath(itemId))}>
        <Heart aria-hidden="true" className="size-4" />
        Save
      </ButtonLink>
    )
  return (
    <Button data-own size={size} aria-pressed={shown} onClick={() => save.mutate(!shown)}>
      <Heart aria-hidden="true" className={cx('size-4', shown && 'fill-current')} />
      {shown ? 'Saved' : 'Save'}
    </Button>
  )
}
