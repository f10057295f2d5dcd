import { useQuery } from './useQuery';

/** What files may be. The limits do not change while a page is open. Waits while `isSignedIn` is false. */
export const useUploadLimits = (isSignedIn: boolean) =>
  useQuery('uploadLimits', isSignedIn ? {} : undefined, { revalidateOnFocus: false }).data;

/** A link to a kept file, made anew before it expires. `uploadId` undefined: none is needed. */
export function useUploadLink(uploadId: string | undefined) {
  const { data } = useQuery('uploadLink', uploadId === undefined ? undefined : { uploadId }, {
    revalidateOnFocus: false,
    refreshInterval: 240_000,
  });
  return data?.fileUrl;
}
