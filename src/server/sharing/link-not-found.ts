import { AppError } from '#server/http/app-error.ts'

/** The same for an unknown link and a wrong token, so that no one learns which links exist. */
export function noSuchLink(): AppError {
  return new AppError('not_found', {
    message:
      'There is no plan at this link. Check that you have the whole link, or ask the person who sent it for a new one.',
  })
}

export function noSuchOwnLink(): AppError {
  return new AppError('not_found', { message: 'There is no such link in your account.' })
}
