import { type ComponentProps, useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useQuery } from '@/src/api/queries/useQuery';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useHasToken } from '@/src/lib/useHasToken';
import { type Upload, UploadField } from '@/src/uploads';

type FileFieldProps = Omit<ComponentProps<typeof UploadField>, 'value' | 'onChange'> & {
  /** Id of the upload. */
  value: string | undefined;
  onValueChange: (uploadId: string | undefined) => void;
};

/** A file by its id, as answers keep it: found again among the account's files, whatever device it was sent from. */
export function FileField({ value, onValueChange, ...field }: FileFieldProps) {
  const { data: files, error } = useQuery('uploads', useHasToken(true) ? {} : undefined);
  const { mutate } = useSWRConfig();
  const readAfter = useReadAfter();
  const change = useCallback(
    (upload: Upload | undefined) => {
      if (upload) void mutate(['uploads', {}], (known: Upload[] = []) => [upload, ...known], { revalidate: false });
      else void readAfter('uploadRemove');
      onValueChange(upload?.uploadId);
    },
    [mutate, readAfter, onValueChange],
  );
  // Named, and not known yet: where it will stand stays free, so that nothing below moves away from under a finger.
  const isAwaited = Boolean(value) && files === undefined && error === undefined;
  return <UploadField {...field} value={files?.find(({ uploadId }) => uploadId === value)} isAwaited={isAwaited} onChange={change} />;
}
