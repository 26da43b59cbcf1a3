import { setProfilePicture } from '#shared/platform/users/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { updateProfile } from '#web/lib/session/session-store.ts'

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
