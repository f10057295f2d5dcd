import { useTranslation } from 'next-i18next/pages';
import type { CompanyAnswers, DetailsAnswers } from '@/domain/verification/answers';
import { TextField, type TextFieldProps } from '@/src/ui/field/TextField';

type TextName = Exclude<keyof DetailsAnswers | keyof CompanyAnswers, 'nationality' | 'country' | 'business'>;

/** Of a step: what has been typed, and what is wrong with it. */
export interface TextParts {
  answers: Partial<Record<TextName, string>>;
  change: (part: Record<string, string>) => void;
  problemAt: (field: string) => string | undefined;
}

interface AnswerTextProps extends Pick<TextFieldProps, 'hint' | 'type' | 'requirement' | 'numeric'> {
  name: TextName;
  autoComplete: string;
  parts: TextParts;
}

/** A line of text of a step, labelled by the name it is kept under. */
export function AnswerText({ name, parts: { answers, change, problemAt }, ...field }: AnswerTextProps) {
  const { t } = useTranslation('common');
  return (
    <TextField
      {...field}
      label={t(`verification.fields.${name}`)}
      value={answers[name] ?? ''}
      onValueChange={(value) => change({ [name]: value })}
      error={problemAt(name)}
    />
  );
}
