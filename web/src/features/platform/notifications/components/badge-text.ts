export const badgeText = (unread: number): string => (unread > 9 ? '9+' : String(unread))
