/**
 * Tells a password manager whose password is asked for or chosen. It is a text field that is not shown, because
 * managers pass over the type `hidden`.
 */
export const WhosePassword = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
