// What each noun offers above the email queue. Written by `npm run registries`.

export { queueAction as mailCleanup } from '#web/features/mail/mail-cleanup/queue-action.ts'
