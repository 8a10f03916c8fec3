import { requireTool } from '../install/ensure-tools.mjs'

/**
 * The part of sharp that is used here; its own types are there only once the tools are installed.
 * @typedef {object} Picture
 * @property {(width: number, height?: number) => Picture} resize
 * @property {(options: { quality: number, effort?: number, chromaSubsampling?: string }) => Picture} avif
 * @property {(options: { quality: number, effort?: number, smartSubsample?: boolean }) => Picture} webp
 * @property {(options: { compressionLevel?: number, palette?: boolean, quality?: number, effort?: number }) => Picture} png
 * @property {() => Promise<{ width: number, height: number }>} metadata
 * @property {() => Promise<Buffer>} toBuffer
 *
 * @typedef {(input: Buffer, options?: { density?: number }) => Picture} Sharp
 */

/** @returns {Sharp} */
export function requireSharp() {
  return /** @type {Sharp} */ (requireTool('sharp'))
}
