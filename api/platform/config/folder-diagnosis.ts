import { dirname } from 'node:path';

export interface FolderDiagnosis {
  found: string;
  advice: string;
}

/** Advice for the operator about a folder that cannot be written; undefined for other errors. */
export function diagnoseFolderError(error: unknown, folder?: string): FolderDiagnosis | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  const place = folder ?? path;
  if (place === undefined) return undefined;
  const denied = code === 'EACCES' || code === 'EPERM';
  // The folder around a new one may be the system's own.
  if (denied && syscall === 'mkdir')
    return {
      found: `This user may not make the folder ${place} (${code}).`,
      advice: `mkdir -p ${place} && chown ${ownIds()} ${place}`,
    };
  const owned = folder ?? dirname(place);
  if (denied)
    return {
      found: `This user may not write to ${owned} (${code}).`,
      advice: `chown -R ${ownIds()} ${owned}`,
    };
  if (code === 'EROFS')
    return {
      found: `${place} is on a disk that is mounted read-only (EROFS).`,
      advice: 'Check the disk (dmesg), then mount it writable.',
    };
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? {
        found: `The disk of ${place} is full (${code}).`,
        advice: 'Free up space, or raise the quota; writing continues then.',
      }
    : undefined;
}

function ownIds(): string {
  return `${process.getuid?.() ?? 'UID'}:${process.getgid?.() ?? 'GID'}`;
}
