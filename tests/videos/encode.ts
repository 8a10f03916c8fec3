import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Film, framesPerSecond } from './film.ts'

const run = promisify(execFile)

const howToGet = 'Install it with “apt-get install ffmpeg” or “brew install ffmpeg”, then run this again.'

/** Ends the recording before it begins on a machine that could not encode it. */
export async function requireFfmpeg(): Promise<void> {
  const encoders = await run('ffmpeg', ['-hide_banner', '-encoders']).catch(() => null)
  if (!encoders) throw new Error(`Recording needs the program ffmpeg. ${howToGet}`)
  for (const name of ['libvpx-vp9', 'libx264'])
    if (!encoders.stdout.includes(name))
      throw new Error(`This ffmpeg cannot encode with ${name}. ${howToGet}`)
}

/** Nothing of the machine or the hour goes into the files. */
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-an']

/** Writes film as WebM and MP4. Chapters begin with a whole picture, so that a jump to one is immediate. */
export async function encodeFilm(
  film: Film,
  { folder, target, chapters }: { folder: string; target: string; chapters: readonly number[] },
): Promise<void> {
  const list = path.join(folder, 'frames.txt')
  writeFileSync(list, listFrames(film))
  const input = ['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list]
  const timing = ['-vsync', 'vfr', '-enc_time_base', `1:${framesPerSecond}`, '-pix_fmt', 'yuv420p']
  const jumps = ['-g', '600', '-force_key_frames', chapters.map((seconds) => seconds.toFixed(1)).join(',')]
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '42', '-tune-content', 'screen', '-row-mt', '1']
  const speed = ['-deadline', 'realtime', '-cpu-used', '5']
  await run('ffmpeg', [...input, ...timing, ...jumps, ...vp9, ...speed, ...plain, `${target}.webm`])
  const x264 = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '31', '-tune', 'animation']
  await run('ffmpeg', [
    ...input,
    ...timing,
    ...jumps,
    ...x264,
    ...plain,
    '-movflags',
    '+faststart',
    `${target}.mp4`,
  ])
}

export async function writePoster(frame: string, target: string): Promise<void> {
  await run('ffmpeg', ['-v', 'error', '-y', '-i', frame, '-q:v', '6', ...plain, `${target}.jpg`])
}

/** A frame that stands still is repeated once a second only, which every player shows as well as a steady rate. */
function listFrames({ frames }: Film): string {
  const lines = frames.flatMap(({ file, count }) =>
    divide(count).map(
      (part) => `file '${path.resolve(file)}'\nduration ${(part / framesPerSecond).toFixed(1)}`,
    ),
  )
  // The demuxer ignores the duration of the last line.
  return [...lines, `file '${path.resolve(frames.at(-1)?.file ?? '')}'`].join('\n')
}

function divide(count: number): number[] {
  const whole = Array.from({ length: Math.floor(count / framesPerSecond) }, () => framesPerSecond)
  const rest = count % framesPerSecond
  return rest > 0 ? [...whole, rest] : whole
}
