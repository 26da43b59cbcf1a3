/** `markNotificationRead` and `deliver_due_mails` as their files are called. */
export const fileNameOf = (name: string) =>
  name.replaceAll('_', '-').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
