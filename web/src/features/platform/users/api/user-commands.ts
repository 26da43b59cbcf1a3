import { getMe, type ProfileForm, setProfilePicture, updateMe } from '#shared/platform/users/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { setSession, updateProfile } from '#web/lib/session/session-store.ts'

export const sendProfile = (form: ProfileForm, idempotencyKey: string) =>
  call(updateMe, { body: form }, { idempotencyKey })

/** Reads the whole current profile: removed fields are missing in the answer of a change. */
export async function latestProfile() {
  const me = await call(getMe, {})
  setSession({ status: 'signed-in', me })
  return me
}

type Picture = { file: Blob; onProgress: (share: number) => void }

/** Uploads the picture and makes it the profile picture. */
export const useUploadPicture = () =>
  useCommand({
    send: async ({ file, onProgress }: Picture) =>
      call(
        setProfilePicture,
        { body: { uploadId: await sendFile('profile-picture', file, onProgress) } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onDone: async (user) => updateProfile(user),
  })
