import { useQuery } from '@tanstack/react-query'
import { conversationPath } from '#shared/market/conversations/named-conversation.ts'
import { safetyLine } from '#shared/market/conversations/safety-line.ts'
import { editItemPath, itemPath } from '#shared/market/market-items/named-item.ts'
import { completeProfilePath, loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { myPlaceQuery } from '../api/my-place-query.ts'
import type { MessagedItem } from './message-box.tsx'

/** The way to the seller. It is as high for everyone: nothing moves once it is known who looks at the item. */
export function MessageButton({ item: { id, status } }: { item: MessagedItem }) {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const isMember = me?.registrationCompleted === true
  const place = useQuery({ ...myPlaceQuery(id), enabled: isMember }).data
  if (status === 'sold') return null
  return (
    <div id={isMember && !place?.conversationId ? undefined : 'message'} className="grid w-full gap-3">
      {!me && (
        <ButtonLink variant="primary" to={loginPath(itemPath(id))}>
          Log in to message the seller
        </ButtonLink>
      )}
      {me && !isMember && (
        <ButtonLink variant="primary" to={completeProfilePath(itemPath(id))}>
          Complete your profile to message the seller
        </ButtonLink>
      )}
      {isMember && place?.isOwn && <ButtonLink to={editItemPath(id)}>Edit item</ButtonLink>}
      {isMember && !place?.isOwn && place?.conversationId && (
        <ButtonLink variant="primary" to={conversationPath(place.conversationId)}>
          Open your conversation
        </ButtonLink>
      )}
      {isMember && !place?.isOwn && !place?.conversationId && (
        <a href="#message" className={buttonClass('primary', 'md')}>
          Message the seller
        </a>
      )}
      <p className="text-sm text-dim">{safetyLine}</p>
    </div>
  )
}
