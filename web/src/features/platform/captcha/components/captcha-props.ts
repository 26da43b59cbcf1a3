export type CaptchaProps = {
  action: string
  /** The proof, or an empty text while there is none. */
  onToken: (token: string) => void
  error?: string
  /** Changes when the last proof was used up: a proof counts once. */
  attempts: number
}
