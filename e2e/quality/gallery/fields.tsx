import { Checkbox } from '@shared/ui/Checkbox';
import { DateField } from '@shared/ui/DateField';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { Segmented } from '@shared/ui/Segmented';
import { Select } from '@shared/ui/Select';
import { Stack } from '@shared/ui/Stack';
import { Tabs } from '@shared/ui/Tabs';
import { TermsList } from '@shared/ui/TermsList';
import { TextField } from '@shared/ui/TextField';
import type { ReactNode } from 'react';

const change = () => undefined;
const mistake = '차량번호를 다시 확인해 주세요.';
const models = [
  { value: 'C3', label: 'C3 2.0 세단' },
  { value: 'C5', label: 'C5 2.0 세단', disabled: true },
];
const tabs = [
  { id: 'usable', label: '사용 가능', count: 4 },
  { id: 'used', label: '사용·만료', count: 0 },
] as const;

export const fields: Readonly<Record<string, ReactNode>> = {
  TextField: (
    <Stack>
      <TextField label="차량번호" value="" onChange={change} placeholder="12가3456" />
      <TextField
        label="차량번호"
        value="12가3456"
        onChange={change}
        hint="띄어쓰기 없이 적어 주세요."
      />
      <TextField label="차량번호" value="서울12가" onChange={change} error={mistake} />
      <TextField label="차량번호" value="12가3456" onChange={change} disabled />
      <TextField label="사유" value="차를 팔았어요." onChange={change} multiline />
    </Stack>
  ),
  Select: (
    <Stack>
      <Select
        label="차량"
        value=""
        onChange={change}
        options={models}
        placeholder="선택해 주세요"
      />
      <Select label="차량" value="C3" onChange={change} options={models} hint="내 차량이에요." />
      <Select label="차량" value="C3" onChange={change} options={models} error={mistake} />
      <Select label="차량" value="C3" onChange={change} options={models} disabled />
    </Stack>
  ),
  DateField: (
    <Stack>
      <DateField label="최초등록일" value="2021-11-21" onChange={change} />
      <DateField label="최초등록일" value="" onChange={change} error="날짜를 선택해 주세요." />
    </Stack>
  ),
  Checkbox: (
    <Stack>
      <Checkbox label="전체 동의" checked={false} onChange={change} strong />
      <Checkbox label="서비스 이용약관 동의" checked onChange={change} />
      <Checkbox
        label="서비스 이용약관 동의"
        checked={false}
        onChange={change}
        error="동의해 주세요."
      />
    </Stack>
  ),
  RadioGroup: (
    <Stack>
      <RadioGroup
        legend="차량"
        value="a"
        onChange={change}
        error="차량을 선택해 주세요."
        options={[
          { value: 'a', label: '15가1050', detail: 'C5 2.0 세단' },
          { value: 'b', label: '17나1071' },
          { value: 'c', label: '18다1111', disabled: true },
        ]}
      />
      <RadioGroup
        legend="카드 종류"
        beside
        value="a"
        onChange={change}
        options={[
          { value: 'a', label: '개인카드' },
          { value: 'b', label: '법인카드' },
        ]}
      />
    </Stack>
  ),
  Tabs: <Tabs label="쿠폰" tabs={tabs} current="usable" onChange={change} />,
  Segmented: <Segmented label="쿠폰" tabs={tabs} current="usable" onChange={change} />,
  TermsList: (
    <TermsList
      allLabel="전체 동의 (선택 포함)"
      onToggleAll={change}
      onTickRequired={change}
      onToggle={change}
      onOpen={change}
      items={[
        {
          key: 'use',
          label: '서비스 이용약관 동의',
          checked: true,
          required: true,
          showinfo: true,
        },
        { key: 'ads', label: '마케팅 활용 동의', checked: false, required: false, showinfo: true },
        {
          key: 'mail',
          label: '이메일',
          checked: false,
          required: false,
          showinfo: false,
          level: 1,
        },
      ]}
    />
  ),
};
