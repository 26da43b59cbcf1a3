import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import type { Invitation } from '#shared/accounts/invitations/invitation.ts'
import { daysToAccept } from '#shared/accounts/invitations/invitation.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'

const withoutMessage = 'Find shows, lanes and results, and the tools to build for them, all in one place.'

export function mailInvitation(invitation: Invitation, token: string, inviter: string, now: string): Write[] {
  const { email, membershipType, message } = invitation
  return queueMail(
    {
      toEmail: email,
      templateId: 'invitation',
      data: {
        inviter,
        days: String(daysToAccept),
        membership: membershipLabels[membershipType],
        message: message || withoutMessage,
      },
      secretData: { registerUrl: `${env('SITE_URL')}/register?invitation=${token}` },
      priority: 'normal',
    },
    now,
  )
}
