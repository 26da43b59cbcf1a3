/** An object as the provider shows it: what the emulator keeps for itself stays inside. */
export function view<T extends object>(object: T): Record<string, unknown> {
  return JSON.parse(JSON.stringify(object, (key, value) => (key.startsWith('_') ? undefined : value)))
}
