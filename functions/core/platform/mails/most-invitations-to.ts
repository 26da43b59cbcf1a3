/** The limit of invitations to one address, from everyone together. */
export const mostInvitationsTo = { name: 'invitations-to', max: 20, seconds: 86_400 }
