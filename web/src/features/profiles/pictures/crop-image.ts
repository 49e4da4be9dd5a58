import { editTexts } from '@schema/rules/profiles/profiles-texts';
import type { FilePreview } from '@/core/forms/files/useFilePreview';

/** A part of an image, in its pixels. */
export type Area = { x: number; y: number; width: number; height: number };

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Draws the area, at most `maxWidth` wide. Throws where the browser gives no canvas. */
function drawArea(
  image: HTMLImageElement,
  { x, y, width, height }: Area,
  maxWidth: number,
): HTMLCanvasElement {
  const scale = Math.min(1, maxWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(editTexts.crop);
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Cuts an area out of an image, at most `maxWidth` wide.
 * @returns a JPEG file to send
 * @throws an Error with the documented text when the browser can't read the image
 */
export async function cropImage(
  { file, url }: FilePreview,
  area: Area,
  maxWidth: number,
): Promise<File> {
  try {
    const canvas = drawArea(await loadImage(url), area, maxWidth);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9);
    });
    if (!blob) throw new Error(editTexts.crop);
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, {
      type: 'image/jpeg',
    });
  } catch {
    throw new Error(editTexts.crop);
  }
}
